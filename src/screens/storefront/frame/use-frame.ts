import { useRouteLoaderData } from 'react-router';
import type { FrameData } from './load-frame.ts';

/** What header and footer show; only within the frame. */
export function useFrame(): FrameData {
  const data = useRouteLoaderData<FrameData>('root');
  if (!data) throw new Error('used outside the frame');
  return data;
}
