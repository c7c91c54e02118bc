import { cookieName } from '../layout/consent/consent';

// Google's Consent Mode, version 2, tells the tags of a tag manager what they may do.

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

/** These commands must come first in the data layer. Google accepts only `arguments` objects. */
export const consentDefaults =
  'window.dataLayer=window.dataLayer||[];function gtag(){dataLayer.push(arguments)}' +
  `gtag('consent','default',${JSON.stringify(denied)});`;

// Grants only the counting of visits. The script runs before the tag manager and deletes earlier
// events, so that pages read before the consent are not reported. If the reader refuses in another
// tab, this tab reloads without the tag manager when it is shown again.
export const consentUpdate =
  `dataLayer.length=1;gtag('consent','update',{"analytics_storage":"granted"});` +
  `['pageshow','visibilitychange'].forEach(function(e){addEventListener(e,function(){` +
  `try{if(!document.hidden&&/${cookieName}=false/.test(document.cookie))location.reload()}catch(e){}})});`;
