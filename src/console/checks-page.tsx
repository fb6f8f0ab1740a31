/** What was checked: a deployment by its contract, or an application that calls the service. */
import { ApplicationPage } from './application/application-page.tsx';
import { ContractPage } from './contract/contract-page.tsx';
import { linkTo, route } from './router.ts';

export function ChecksPage() {
  const isApplication = route.value.parts.at(-1) === 'application';
  const parts = [
    { title: 'Contract', href: linkTo('checks'), isShown: !isApplication },
    { title: 'Application', href: linkTo('checks', 'application'), isShown: isApplication },
  ];
  return (
    <>
      <nav class="parts" aria-label="Checks">
        {parts.map(({ title, href, isShown }) => (
          <a href={href} aria-current={isShown ? 'page' : undefined} key={title}>
            {title}
          </a>
        ))}
      </nav>
      {isApplication ? <ApplicationPage /> : <ContractPage />}
    </>
  );
}
