/**
 * Outside services that the shop is set up with. They are part of every page's HTML as JSON, the same for every visitor;
 * whether a page uses them is decided in the browser. Absent what is not set up.
 */
export interface PageServices {
  readonly measurement?: MeasurementSettings;
  /** Errors in the browser are reported under this release (docs/decisions/error-reports.md). */
  readonly release?: string;
}

/** Tags for which consent is needed (docs/decisions/measurement.md). */
export interface MeasurementSettings {
  readonly analytics?: TagSettings;
  readonly recording?: TagSettings;
}

export interface TagSettings {
  readonly id: string;
  /** The whole address of the tag's script. */
  readonly scriptUrl: string;
}

/** The id of the JSON block. */
export const pageServicesId = 'services';

/** The JSON block for a page's head; empty when nothing is set up. */
export const pageServicesElement = (services: PageServices): string =>
  Object.keys(services).length === 0
    ? ''
    : `<script type="application/json" id="${pageServicesId}">${JSON.stringify(services).replaceAll('<', '\\u003c')}</script>`;
