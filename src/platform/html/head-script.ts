import { createHash } from 'node:crypto';
import { consentCookie } from '#values/consent-choice.ts';
import { netPricesKey } from '#values/net-prices.ts';
import { stepKey } from '#values/step-back.ts';
import { zipcodeCookie } from '#values/zipcode-cookie.ts';

/**
 * Marks the document before the first paint if the visitor has answered the cookie banner, which is part of the HTML because
 * a cached page is the same for everybody (areas/consent/web).
 */
const hideAnsweredBanner = `if(/(^|; )(__Host-)?${consentCookie}=/.test(document.cookie))document.documentElement.dataset.answered=''`;

/** Likewise if a postal code is kept, so that the room of what delivery there costs is there before the answer. */
const reserveEstimates = `if(/(^|; )(__Host-)?${zipcodeCookie}=\\d/.test(document.cookie))document.documentElement.dataset.zipcode=''`;

/**
 * Keeps what is clicked in the banner before its script is there, which stores it (start-cookie-banner.ts), and hides it. The
 * document keeps the choice in an attribute of the same name, so only buttons count. After an answer by keyboard the page begins.
 */
const keepEarlyAnswer =
  "addEventListener('click',({target:t,detail:n})=>{const choice=t.closest?.('button[data-choice]')?.dataset.choice," +
  'd=document.documentElement.dataset;' +
  "choice&&d.answered==null&&(Object.assign(d,{choice,answered:''}),n||document.querySelector('.skip')?.focus())})";

/** Marks the document of a visitor who has chosen prices without VAT. A browser may refuse access to its storage. */
const showNetPrices = `try{if(localStorage['${netPricesKey}'])document.documentElement.dataset.net=''}catch{}`;

/** The id of the template with the page's scripts (page-assets.ts). */
export const scriptsTemplate = 'scripts';

/**
 * Loads the scripts after the first paint, so that they take no bandwidth from what it needs. A page that is not painted
 * (a tab in the background) gets them a second after everything else.
 */
const startScripts =
  `{const start=()=>{const t=document.getElementById('${scriptsTemplate}');t?.replaceWith(t.content)};` +
  "new PerformanceObserver(start).observe({type:'paint',buffered:true});" +
  "addEventListener('load',()=>setTimeout(start,1000))}";

/** Before the router, which would load the page again: listeners of a window are called in the order in which they came. */
const passSteps = `addEventListener('popstate',e=>window.${stepKey}?.(e))`;

/** The script in the head of every page. */
export const headScript = `${hideAnsweredBanner};${keepEarlyAnswer};${reserveEstimates};${showNetPrices};${passSteps};${startScripts}`;

/** Its source expression for `script-src`: the only inline script that the content security policy allows. */
export const headScriptSource = `'sha256-${createHash('sha256').update(headScript).digest('base64')}'`;
