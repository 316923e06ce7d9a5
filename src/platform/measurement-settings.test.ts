import { expect, it } from 'vitest';
import { readConfig } from './config.ts';

const production = {
  SHOP_MODE: 'production',
  SHOP_SECRET: 'x'.repeat(32),
  PUBLIC_URL: 'https://shop.example',
  SMTP_URL: 'smtp://mail',
};
const ids = { ANALYTICS_ID: 'G-AB12CD34EF', RECORDING_ID: 'ab12cd34ef' };
const nothing = { measurement: {}, tagSources: { scripts: [], connections: [], pictures: [] } };

it('sets up tags in production only, each with its id', () => {
  expect(readConfig(ids)).toMatchObject(nothing);
  expect(readConfig(production)).toMatchObject(nothing);
  const { measurement, tagSources } = readConfig({ ...production, ...ids });
  expect(measurement.analytics).toEqual({
    id: ids.ANALYTICS_ID,
    scriptUrl: 'https://www.googletagmanager.com/gtag/js',
  });
  expect(measurement.recording).toEqual({ id: ids.RECORDING_ID, scriptUrl: 'https://www.clarity.ms/tag/' });
  expect(tagSources.scripts).toContain('https://www.googletagmanager.com/gtag/');
  expect(readConfig({ ...production, ANALYTICS_ID: ids.ANALYTICS_ID }).tagSources.scripts).toHaveLength(1);
});

it('reaches only the host of a tag that is served elsewhere', () => {
  const own = {
    ...production,
    ANALYTICS_ID: ids.ANALYTICS_ID,
    ANALYTICS_SCRIPT_URL: 'https://tags.shop.example/gtag/js',
  };
  const hosts = ['https://tags.shop.example'];
  expect(readConfig(own).tagSources).toEqual({ scripts: hosts, connections: hosts, pictures: hosts });
});

it('refuses an id of another kind', () => {
  expect(() => readConfig({ ANALYTICS_ID: 'UA-12345-1' })).toThrow('The setting ANALYTICS_ID=UA-12345-1 is wrong');
  expect(() => readConfig({ RECORDING_ID: '"><script>' })).toThrow('The setting RECORDING_ID=');
});
