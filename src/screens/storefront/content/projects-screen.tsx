import { useLoaderData } from 'react-router';
import { PageHead } from '#design/page/page-head.tsx';
import { Section } from '#design/page/section.tsx';
import { valueOrErrorPage } from '#web/api-client.ts';
import { useHref } from '#web/link.tsx';
import { apiOf, type LoaderArguments } from '#web/router-context.ts';
import { TitledPage } from '../frame/titled-page.tsx';
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
  const href = useHref();
  return (
    <TitledPage title={seo.title} description={seo.description}>
      <PageHead title={seo.title} />
      <p className="muted">{seo.description}</p>
      {projects.map((project) => (
        <Section key={project.url} title={<a href={href(project.url)}>{project.title}</a>}>
          <ProjectBlock project={project} />
        </Section>
      ))}
    </TitledPage>
  );
}
