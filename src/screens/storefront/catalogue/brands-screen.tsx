import { useLoaderData } from 'react-router';
import { useCatalogueContext } from '#areas/catalogue/web/cards/catalogue-context.ts';
import { BrandTile, BrandTiles } from '#design/products/brand-tile.tsx';
import { Breadcrumbs } from '#design/page/breadcrumbs.tsx';
import { useMessages } from '#i18n/messages.ts';
import { valueOrErrorPage } from '#web/api-client.ts';
import { apiOf, type LoaderArguments } from '#web/router-context.ts';
import { PageHeadBand } from '../frame/page-head-band.tsx';
import { useFrame } from '../frame/frame-data.ts';
import { messages } from './messages.ts';

export async function loader({ context }: LoaderArguments) {
  const { list } = valueOrErrorPage(await apiOf(context)('GET /reference/brand/list'));
  return { brands: list.map(({ code, name, url, color, count }) => ({ code, name, url, color, count })) };
}

export default function BrandsScreen() {
  const { brands } = useLoaderData<typeof loader>();
  const { t, href } = useCatalogueContext();
  const own = useMessages(messages);
  const { base } = useFrame();
  return (
    <div className="wrap">
      <title>{`${own.brandsTitle} · ${base.name}`}</title>
      <meta name="description" content={own.brandsDescription} />
      <Breadcrumbs label={t.breadcrumbs} trail={[{ label: t.start, href: href('/') }, { label: own.brandsTitle }]} />
      <PageHeadBand title={own.brandsTitle} lead={own.brandsDescription} picture={null} />
      <BrandTiles role="group" aria-label={own.brandsList}>
        {brands.map(({ code, name, url, color, count }) => (
          <BrandTile
            key={code}
            name={
              <>
                {name} <small>{t.productCount(count)}</small>
              </>
            }
            href={href(url)}
            colour={color ?? undefined}
          />
        ))}
      </BrandTiles>
    </div>
  );
}
