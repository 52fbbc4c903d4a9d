const KB = 1024;
const MB = 1024 * KB;

/** Image types. */
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
/** Types of stored files; generated images are SVG. */
export const keptTypes = [...uploadTypes, 'image/svg+xml', 'application/pdf'] as const;
export type UploadType = (typeof uploadTypes)[number];

/** Types of documents. */
export const fileTypes = [
  /** A PDF. */
  'application/pdf',
  /** A JPEG image. */
  'image/jpeg',
  /** A PNG image. */
  'image/png',
] as const;
export type FileType = (typeof fileTypes)[number];

/** Purposes of document uploads. */
export const filePurposes = [
  /** A file of a report. */
  'reportFile',
  /** A PDF that a link of a project opens. */
  'linkFile',
] as const;
export type FilePurpose = (typeof filePurposes)[number];

/** Requirements for documents; `max` is the number of files. */
export type FileRule = { types: readonly FileType[]; bytes: number; max: number };

/** Rules of docs/domain.md 6.4 and 6.12, by purpose. */
export const fileRules: Record<FilePurpose, FileRule> = {
  reportFile: { types: fileTypes, bytes: 20 * MB, max: 9 },
  linkFile: { types: ['application/pdf'], bytes: 20 * MB, max: 1 },
};

/** Purposes of image uploads. */
export const uploadPurposes = [
  /** Icon of a category. */
  'categoryIcon',
  /** Image of a banner. */
  'bannerImage',
  /** Logo of a hospital. */
  'hospitalLogo',
  /** Photo of a hospital. */
  'hospitalPhoto',
  /** QR code of the service. */
  'qrCode',
  /** Image of a result hint. */
  'hintImage',
  /** Cover of a project. */
  'projectCover',
  /** Image in a rich text. */
  'contentImage',
  /** Image of a question or option. */
  'quizImage',
  /** Icon of a project link. */
  'linkIcon',
] as const;
export type UploadPurpose = (typeof uploadPurposes)[number];

/** Requirements for an image; sizes in pixels. */
export type UploadRule = {
  types: readonly UploadType[];
  bytes: number;
  /** The exact size. */
  exact?: { width: number; height: number };
  min?: { width: number; height: number };
  max?: { width: number; height: number };
  /** Width by height, within one percent. */
  aspect?: number;
};

const still = ['image/png', 'image/jpeg', 'image/webp'] as const;
/** Limits the memory that a phone needs to decode the image. */
const max = { width: 6000, height: 6000 };

/** Rules of docs/domain.md 6.2–6.4 and 6.14, by purpose. */
export const uploadRules: Record<UploadPurpose, UploadRule> = {
  categoryIcon: { types: ['image/png', 'image/webp'], bytes: 200 * KB, exact: { width: 120, height: 120 } },
  bannerImage: { types: still, bytes: MB, exact: { width: 750, height: 320 } },
  hospitalLogo: { types: still, bytes: 500 * KB, max },
  hospitalPhoto: { types: still, bytes: 2 * MB, max },
  // Square, and large enough to be scanned from the screen.
  qrCode: { types: ['image/png', 'image/jpeg'], bytes: 500 * KB, min: { width: 200, height: 200 }, max, aspect: 1 },
  hintImage: { types: uploadTypes, bytes: MB, max },
  // Half of the recommended size: smaller images look blurred on a phone.
  projectCover: { types: still, bytes: 2 * MB, min: { width: 375, height: 211 }, max },
  // Inside a rich text.
  contentImage: { types: uploadTypes, bytes: 2 * MB, max },
  quizImage: { types: uploadTypes, bytes: MB, max },
  linkIcon: { types: ['image/png'], bytes: 200 * KB, max },
};
