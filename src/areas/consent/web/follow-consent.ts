import type { MeasurementSettings } from '#values/page-services.ts';
import { observeAnswers } from '#web/browser-api.ts';
import { consentEvent, hasFullConsent } from '#web/full-consent.ts';
import type { ShownPages } from './measurement/measurement.ts';
import { runInBackground } from '#web/run-in-background.ts';

/** Loads the tags and what feeds them once there is consent to everything, and stops them when it is withdrawn. */
export function followConsent(settings: MeasurementSettings, router: ShownPages): void {
  let loading: ReturnType<typeof load> | undefined;
  const load = async () => {
    const { createMeasurement } = await import('./measurement/measurement.ts');
    const measurement = createMeasurement(settings, router);
    router.subscribe(measurement.showPage);
    return measurement;
  };
  const follow = (): void => {
    if (!hasFullConsent()) return void loading?.then(({ deny }) => deny());
    if (!loading) {
      loading = load();
      observeAnswers((key, answer) => void loading!.then(({ onAnswer }) => onAnswer(key, answer)));
    }
    runInBackground(loading.then(({ allow }) => allow()));
  };
  document.addEventListener(consentEvent, follow);
  follow();
}
