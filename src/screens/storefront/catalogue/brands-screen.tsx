import { useLoaderData } from 'react-router';
import { useCatalogueContext } from '#areas/catalogue/web/cards/catalogue-context.ts';
import { BrandTile, BrandTiles } from '#design/products/brand-tile.tsx';
import { Breadcrumbs } from '#design/page/breadcrumbs.tsx';
import { valueOrErrorPage } from '#web/api-client.ts';
import { apiOf, type LoaderArguments } from '#web/router-context.ts';
import { PageHeadBand } from '../frame/page-head-band.tsx';
import { useFrame } from '../frame/frame-data.ts';

export async function loader({ context }: LoaderArguments) {
  const { list } = valueOrErrorPage(await apiOf(context)('GET /reference/brand/list'));
  return { brands: list.map(({ code, name, url, color, count }) => ({ code, name, url, color, count })) };
}

export default function BrandsScreen() {
  const { brands } = useLoaderData<typeof loader>();
  const { t, href } = useCatalogueContext();
  const { base } = useFrame();
  return (
    <div className="wrap">
      <title>{`${t.brands.title} · ${base.name}`}</title>
      <meta name="description" content={t.brands.description} />
      <Breadcrumbs label={t.breadcrumbs} trail={[{ label: t.start, href: href('/') }, { label: t.brands.title }]} />
      <PageHeadBand title={t.brands.title} lead={t.brands.description} picture={null} />
      <BrandTiles role="group" aria-label={t.brands.list}>
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
