/** The port of the service if no other is configured. */
export const DEFAULT_PORT = 3100;

/** Relative to the working folder. */
export const defaultFolders = {
  types: 'customtypes',
  documents: 'content-service/documents',
  media: 'content-service/media',
};
