import Cookies from 'js-cookie';
import { decodeLeniently } from './cookies';

/** Prismic encodes its cookies by `encodeURIComponent`, which encodes more characters than js-cookie does. */
export const browserCookies = Cookies.withConverter<string>({
  read: decodeLeniently,
  write: encodeURIComponent,
});
