import { useLoaderData } from 'react-router';
import { ChipLink, Chips } from '#design/actions/chip.tsx';
import { PageHead } from '#design/page/page-head.tsx';
import { Section } from '#design/page/section.tsx';
import { useMessages } from '#i18n/messages.ts';
import { valueOrErrorPage } from '#web/api-client.ts';
import { useHref } from '#web/link.tsx';
import { apiOf, type LoaderArguments } from '#web/router-context.ts';
import { TitledPage } from '../frame/titled-page.tsx';
import { ContentText } from './content-text.tsx';
import { messages as homeTexts } from './home/messages.ts';
import { ProjectBlock, toShownProject } from './home/project-block.tsx';

export async function loader({ context, params }: LoaderArguments) {
  const api = apiOf(context);
  const [project, all] = await Promise.all([
    api('GET /content/page/project', { query: { slug: params.slug! } }).then(valueOrErrorPage),
    api('GET /content/page/project/list').then(valueOrErrorPage),
  ]);
  const { html, seo, breadcrumbs } = project;
  return {
    ...{ html, seo, breadcrumbs },
    project: toShownProject(project),
    others: all.list.filter(({ url }) => url !== project.url).map(({ url, title }) => ({ url, title })),
  };
}

/** A project: what it takes, and how it is built. */
export default function ProjectScreen() {
  const { project, html, seo, breadcrumbs, others } = useLoaderData<typeof loader>();
  const t = useMessages(homeTexts).project;
  const href = useHref();
  return (
    <TitledPage
      title={seo.title}
      description={seo.description}
      trail={[{ label: breadcrumbs[0]!.name, href: href(breadcrumbs[0]!.url) }, { label: project.title }]}
    >
      <PageHead title={project.title} />
      <ProjectBlock project={project} />
      <Section title={t.steps}>
        <ContentText html={html} />
      </Section>
      {others.length > 0 && (
        <Section title={t.others} more={{ href: href('/projects'), label: t.all }}>
          <Chips>
            {others.map(({ url, title }) => (
              <ChipLink key={url} href={href(url)}>
                {title}
              </ChipLink>
            ))}
          </Chips>
        </Section>
      )}
    </TitledPage>
  );
}
