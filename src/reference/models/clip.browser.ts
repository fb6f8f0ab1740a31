/** The browser build has no clips, which are a tenth of its size: videos are charged, and their addresses lead nowhere. */
import type * as node from './clip.ts';

export type { Clip } from './clip.ts';

export const isRenderable: typeof node.isRenderable = () => false;

export const renderClip: typeof node.renderClip = ({ width, height }) =>
  Promise.reject(new Error(`There is no clip of ${width}x${height} in this build.`));
