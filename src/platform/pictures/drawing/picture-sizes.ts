export const pictureWidths = [96, 160, 240, 320, 480, 640, 960, 1280, 1600, 2000] as const;
export const pictureFormats = ['avif', 'webp', 'jpg'] as const;
export type PictureFormat = (typeof pictureFormats)[number];
/** A width in pixels, or the size of cards in social networks, which is filled with the background. */
export type PictureSize = number | 'share';
