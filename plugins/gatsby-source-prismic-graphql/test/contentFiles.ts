// Files for the embedded content service in the plugin's tests.

export const text = { type: 'Text', config: {} };
export const uid = { type: 'UID', config: {} };

/** A custom type whose fields are all in one tab. */
export const typeFile = (id: string, fields: object) => ({
  [`customtypes/${id}/index.json`]: {
    ...{ id, label: id, repeatable: true, status: true },
    json: { Main: fields },
  },
});

/**
 * A repository in Icelandic and English, with one experiment.
 *
 * @param label of the experiment's variation.
 */
export const repositoryFile = (label: string, others: object = {}) => ({
  'documents/repository.json': {
    ...{ name: 'acme', license: 'All Rights Reserved' },
    languages: [
      { id: 'is', name: 'Icelandic', is_master: true },
      { id: 'en-us', name: 'English - United States', is_master: false },
    ],
    experiments: {
      running: [
        {
          ...{ id: 'names', googleId: 'g4SIcyJk', name: 'Names' },
          variations: [
            { id: 'base', label: 'Base' },
            { id: 'long', label },
          ],
        },
      ],
    },
    ...others,
  },
});
