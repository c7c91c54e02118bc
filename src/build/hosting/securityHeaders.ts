import { toContentSecurityPolicy } from './contentSecurityPolicy';
import type { PolicyOptions } from './contentSecurityPolicy';

const TWO_YEARS_S = 63_072_000;

/**
 * Headers of every response that restrict what browsers do with the site.
 *
 * @param siteUrl origin of the published site; one with HTTPS is asked for with HTTPS only from then on
 */
export function toSecurityHeaders(siteUrl: string, options: PolicyOptions): Record<string, string> {
  return {
    'Content-Security-Policy': toContentSecurityPolicy(options),
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    // Nothing on the site asks for any of them. Players need what is not listed, such as full screen.
    'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    // Without subdomains: other services of the organisation may run there.
    ...(siteUrl.startsWith('https:')
      ? { 'Strict-Transport-Security': `max-age=${TWO_YEARS_S}` }
      : {}),
    'X-Content-Type-Options': 'nosniff',
    ...(options.reportUrl ? { 'Reporting-Endpoints': `default="${options.reportUrl}"` } : {}),
  };
}
