/**
 * Stands in for the package prop-types, by which Gatsby's router describes its properties: only a development
 * build checks them.
 */
const unchecked: { isRequired?: unknown } = {};

export { unchecked as bool, unchecked as func, unchecked as object, unchecked as string };

export default { bool: unchecked, func: unchecked, object: unchecked, string: unchecked };
