/** A country's flag, served by us; its name stands beside it. */
export function Flag({ code }: { code: string }) {
  return <img src={`/flags/${code}.svg`} width={24} height={16} alt="" loading="lazy" />
}
