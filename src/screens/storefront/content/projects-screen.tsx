import { useLoaderData } from 'react-router';
import { messages } from '#areas/content/messages.ts';
import { Breadcrumbs } from '#design/page/breadcrumbs.tsx';
import { PageHead } from '#design/page/page-head.tsx';
import { Section } from '#design/page/section.tsx';
import { useMessages } from '#i18n/messages.ts';
import { valueOrErrorPage } from '#web/api-client.ts';
import { useHref } from '#web/link.tsx';
import { apiOf, type LoaderArguments } from '#web/router-context.ts';
import { useFrame } from '../frame/frame-data.ts';
import { ProjectBlock, toShownProject } from './home/project-block.tsx';

export async function loader({ context }: LoaderArguments) {
  const api = apiOf(context);
  const { list, seo } = await api('GET /content/page/project/list').then(valueOrErrorPage);
  const projects = await Promise.all(
    list.map(({ slug }) => api('GET /content/page/project', { query: { slug } }).then(valueOrErrorPage)),
  );
  return { seo, projects: projects.map(toShownProject) };
}

/** All that can be bought as a project. */
export default function ProjectsScreen() {
  const { seo, projects } = useLoaderData<typeof loader>();
  const { youAreHere, home } = useMessages(messages);
  const href = useHref();
  const { base } = useFrame();
  return (
    <div className="wrap">
      <title>{`${seo.title} · ${base.name}`}</title>
      <meta name="description" content={seo.description} />
      <Breadcrumbs label={youAreHere} trail={[{ label: home, href: href('/') }, { label: seo.title }]} />
      <PageHead title={seo.title} />
      <p className="muted">{seo.description}</p>
      {projects.map((project) => (
        <Section key={project.url} title={<a href={href(project.url)}>{project.title}</a>}>
          <ProjectBlock project={project} />
        </Section>
      ))}
    </div>
  );
}
