// The tag manager's container of the sample site (src/build/siteVariables.ts). It does nothing.
