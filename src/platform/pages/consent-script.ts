import { createHash } from 'node:crypto';
import { consentCookie } from '#values/consent-choice.ts';

/**
 * In the head of every page: marks the document before the first paint if the visitor has answered the cookie banner,
 * which is part of the HTML because a cached page is the same for everybody (areas/consent/web).
 */
export const consentScript = `if(/(^|; )(__Host-)?${consentCookie}=/.test(document.cookie))document.documentElement.dataset.answered=''`;

/** Its source expression for `script-src`: the only inline script that the content security policy allows. */
export const consentScriptSource = `'sha256-${createHash('sha256').update(consentScript).digest('base64')}'`;
