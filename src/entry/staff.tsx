import '#design/fonts/fonts.css';
import '#design/fonts/fallback-fonts.css';
import '#design/tokens.css';
import '#screens/staff/frame/staff-base.css';
import { createRoot } from 'react-dom/client';
import type { ComponentType } from 'react';
import { createBrowserRouter } from 'react-router';
import { type StaffScreen, staffScreens } from '#routes/staff-screens.ts';
import { chooseLocale, chosenLocale } from '#screens/staff/session/chosen-locale.ts';
import { SecondFactorGate } from '#screens/staff/second-factor/second-factor-gate.tsx';
import { SessionGate } from '#screens/staff/session/session-gate.tsx';
import { StaffApp } from '#screens/staff/frame/staff-app.tsx';
import { StaffFrame } from '#screens/staff/frame/staff-frame.tsx';
import { UnknownScreen } from '#screens/staff/frame/unknown-screen.tsx';

const modules = import.meta.glob<{ default: ComponentType }>('../screens/staff/*/*-screen.tsx', { eager: true });

const routesOf = (screens: readonly StaffScreen[]) =>
  screens.map(({ path, file }) => {
    const Component = modules[`../screens/staff/${file}.tsx`]!.default;
    return path === '/' ? { index: true as const, Component } : { path: path.slice(1), Component };
  });

const router = createBrowserRouter(
  [
    {
      path: '/',
      children: [
        ...routesOf(staffScreens.filter(({ isPublic }) => isPublic)),
        {
          Component: SessionGate,
          children: [
            {
              Component: SecondFactorGate,
              children: [
                {
                  Component: StaffFrame,
                  children: [
                    ...routesOf(staffScreens.filter(({ isPublic }) => !isPublic)),
                    { path: '*', Component: UnknownScreen },
                  ],
                },
              ],
            },
          ],
        },
      ],
    },
  ],
  { basename: '/backoffice' },
);

chooseLocale(chosenLocale.get());
createRoot(document.getElementById('root')!).render(<StaffApp router={router} />);
