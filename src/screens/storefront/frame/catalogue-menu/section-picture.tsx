import { Picture } from '#design/products/picture.tsx';

type SectionPictureProps = { picture: { url: string; width: number; height: number } | null; className?: string };

/** The small drawing of a section; its room is kept where there is none. */
export const SectionPicture = ({ picture, className }: SectionPictureProps) =>
  picture ? (
    <Picture className={className} picture={{ ...picture, alt: '' }} sizes="112px" widths={[320]} decorative />
  ) : (
    <span className={className} />
  );
