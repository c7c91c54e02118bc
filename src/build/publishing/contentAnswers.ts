/** Into this file the source plugin writes the answers of the repository, before the build has ended. */
export const newAnswers = '.builds/new-content-answers.gz';

/**
 * The answers to the last build that ended well. Beside what is published and not in it: a private
 * repository's answers may hold more than the pages show.
 */
export const lastAnswers = '.builds/content-answers.gz';
