import { toSecurityHeaders } from './securityHeaders';

const options = { newsletter: { isReadable: false }, hasTagManager: false, inlineScripts: [] };

it('asks for HTTPS from then on only where the site has it', () => {
  const published = toSecurityHeaders('https://www.midstod.example', options);
  expect(published['Strict-Transport-Security']).toBe('max-age=63072000');
  const local = toSecurityHeaders('http://localhost:9000', options);
  expect(local).not.toHaveProperty('Strict-Transport-Security');
  expect(local).toMatchObject({
    'Content-Security-Policy': expect.stringContaining("default-src 'none'"),
    'X-Content-Type-Options': 'nosniff',
  });
});

it('names where browsers report to, if that is configured', () => {
  const reportUrl = 'https://reports.example/csp';
  expect(toSecurityHeaders('', { ...options, reportUrl })['Reporting-Endpoints']).toBe(
    `default="${reportUrl}"`,
  );
  expect(toSecurityHeaders('', options)).not.toHaveProperty('Reporting-Endpoints');
});
