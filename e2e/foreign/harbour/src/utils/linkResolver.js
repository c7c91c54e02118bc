export const linkResolver = ({ type, uid }) => (type === 'boat' ? `/skibe/${uid}` : '/');
