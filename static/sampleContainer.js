// The tag manager's container of the sample site (src/build/tagManager.ts). It does nothing.
