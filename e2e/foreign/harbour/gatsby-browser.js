import { registerLinkResolver } from 'gatsby-source-prismic-graphql';

registerLinkResolver(({ type, uid }) => (type === 'boat' ? `/skibe/${uid}` : '/'));
