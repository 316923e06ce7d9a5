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
import { screenOnDemand } from '#screens/staff/frame/screen-on-demand.tsx';
import { UnknownScreen } from '#screens/staff/frame/unknown-screen.tsx';

interface ScreenModule {
  readonly default: ComponentType;
}
/** What people work with all day, and what is seen without a session. */
const atOnce = import.meta.glob<ScreenModule>('../screens/staff/{session,today,orders,order}/*-screen.tsx', {
  eager: true,
});
/** The rest, no part of the first page. */
const onDemand = import.meta.glob<ScreenModule>([
  '../screens/staff/*/*-screen.tsx',
  '!../screens/staff/{session,today,orders,order}/*-screen.tsx',
]);
const components = new Map<string, ComponentType>([
  ...Object.entries(atOnce).map(([file, screen]) => [file, screen.default] as const),
  ...Object.entries(onDemand).map(([file, load]) => [file, screenOnDemand(load)] as const),
]);

const routesOf = (screens: readonly StaffScreen[]) =>
  screens.map(({ path, file }) => {
    const Component = components.get(`../screens/staff/${file}.tsx`)!;
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
