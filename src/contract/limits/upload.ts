const KB = 1024;
const MB = 1024 * KB;

/** Types of pictures. */
export const uploadTypes = [
  /** PNG. */
  'image/png',
  /** JPEG. */
  'image/jpeg',
  /** WebP. */
  'image/webp',
  /** GIF. */
  'image/gif',
] as const;
/** What is kept is answered as one of these; a drawn picture is SVG. */
export const keptTypes = [...uploadTypes, 'image/svg+xml', 'application/pdf'] as const;
export type UploadType = (typeof uploadTypes)[number];

/** Kinds of files that are no pictures to be shown, but papers to be read. */
export const fileTypes = [
  /** A PDF. */
  'application/pdf',
  /** A photograph. */
  'image/jpeg',
  /** A picture. */
  'image/png',
] as const;
export type FileType = (typeof fileTypes)[number];

/** What a paper is uploaded for. */
export const filePurposes = [
  /** A file of a report. */
  'reportFile',
  /** A PDF that a link of a project opens. */
  'linkFile',
] as const;
export type FilePurpose = (typeof filePurposes)[number];

/** What files have to be like; `max` is how many there may be. */
export type FileRule = { types: readonly FileType[]; bytes: number; max: number };

/** Rules of docs/domain.md 6.4 and 6.12, by what the files are for. */
export const fileRules: Record<FilePurpose, FileRule> = {
  reportFile: { types: fileTypes, bytes: 20 * MB, max: 9 },
  linkFile: { types: ['application/pdf'], bytes: 20 * MB, max: 1 },
};

/** What a picture is uploaded for. */
export const uploadPurposes = [
  /** Icon of a category. */
  'categoryIcon',
  /** Picture of a banner. */
  'bannerImage',
  /** Sign of a hospital. */
  'hospitalLogo',
  /** Picture of a hospital. */
  'hospitalPhoto',
  /** QR code of the service. */
  'qrCode',
  /** Picture of a result hint. */
  'hintImage',
  /** Cover of a project. */
  'projectCover',
  /** Picture in a long text. */
  'contentImage',
  /** Picture of a question or option. */
  'quizImage',
  /** Icon of a link of a project. */
  'linkIcon',
] as const;
export type UploadPurpose = (typeof uploadPurposes)[number];

/** What a picture has to be like; sizes in pixels. */
export type UploadRule = {
  types: readonly UploadType[];
  bytes: number;
  /** Neither more nor less. */
  exact?: { width: number; height: number };
  min?: { width: number; height: number };
  max?: { width: number; height: number };
  /** Width by height, within one percent. */
  aspect?: number;
};

const still = ['image/png', 'image/jpeg', 'image/webp'] as const;
/** A phone that shows the picture has to unpack it. */
const max = { width: 6000, height: 6000 };

/** Rules of docs/domain.md 6.2–6.4 and 6.14, by what the picture is for. */
export const uploadRules: Record<UploadPurpose, UploadRule> = {
  categoryIcon: { types: ['image/png', 'image/webp'], bytes: 200 * KB, exact: { width: 120, height: 120 } },
  bannerImage: { types: still, bytes: MB, exact: { width: 750, height: 320 } },
  hospitalLogo: { types: still, bytes: 500 * KB, max },
  hospitalPhoto: { types: still, bytes: 2 * MB, max },
  // Square and large enough to be scanned from the screen.
  qrCode: { types: ['image/png', 'image/jpeg'], bytes: 500 * KB, min: { width: 200, height: 200 }, max, aspect: 1 },
  hintImage: { types: uploadTypes, bytes: MB, max },
  // Half of what is suggested: smaller ones are blurred on a phone.
  projectCover: { types: still, bytes: 2 * MB, min: { width: 375, height: 211 }, max },
  // Inside a rich text.
  contentImage: { types: uploadTypes, bytes: 2 * MB, max },
  quizImage: { types: uploadTypes, bytes: MB, max },
  linkIcon: { types: ['image/png'], bytes: 200 * KB, max },
};
