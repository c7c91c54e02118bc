/** Replaces prop-types for Gatsby's router. Only development builds check property types. */
const unchecked: { isRequired?: unknown } = {};

export { unchecked as bool, unchecked as func, unchecked as object, unchecked as string };

export default { bool: unchecked, func: unchecked, object: unchecked, string: unchecked };
