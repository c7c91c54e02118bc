import { cookieName } from '../layout/consent/consent';

// Google's Consent Mode, version 2: what a tag manager's tags may do, said to them before they run.

const purposes = [
  'ad_storage',
  'ad_user_data',
  'ad_personalization',
  'analytics_storage',
  'functionality_storage',
  'personalization_storage',
  'security_storage',
];

const denied = Object.fromEntries(purposes.map((purpose) => [purpose, 'denied']));

/** Nothing is allowed. Before anything else in the data layer, where commands are `arguments`. */
export const consentDefaults =
  'window.dataLayer=window.dataLayer||[];function gtag(){dataLayer.push(arguments)}' +
  `gtag('consent','default',${JSON.stringify(denied)});`;

/**
 * What the reader has accepted: that visits are counted, as the banner says, and nothing more. What was
 * read before is not told. Runs before the tag manager; a tab that comes back into view after a refusal
 * in another is loaded without it.
 */
export const consentUpdate =
  `dataLayer.length=1;gtag('consent','update',{"analytics_storage":"granted"});` +
  `['pageshow','visibilitychange'].forEach(function(e){addEventListener(e,function(){` +
  `try{if(!document.hidden&&/${cookieName}=false/.test(document.cookie))location.reload()}catch(e){}})});`;
