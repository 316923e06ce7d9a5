import { useLoaderData } from 'react-router';
import { useCatalogueContext } from '#areas/catalogue/web/cards/catalogue-context.ts';
import { BrandTile, BrandTiles } from '#design/products/brand-tile.tsx';
import { useMessages } from '#i18n/messages.ts';
import { valueOrErrorPage } from '#web/api-client.ts';
import { apiOf, type LoaderArguments } from '#web/router-context.ts';
import { PageHeadBand } from '../frame/page-head-band.tsx';
import { TitledPage } from '../frame/titled-page.tsx';
import { messages } from './messages.ts';

export async function loader({ context }: LoaderArguments) {
  const { list } = valueOrErrorPage(await apiOf(context)('GET /reference/brand/list'));
  return { brands: list.map(({ code, name, url, color, count }) => ({ code, name, url, color, count })) };
}

export default function BrandsScreen() {
  const { brands } = useLoaderData<typeof loader>();
  const { t, href } = useCatalogueContext();
  const own = useMessages(messages);
  return (
    <TitledPage title={own.brandsTitle} description={own.brandsDescription}>
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
    </TitledPage>
  );
}
