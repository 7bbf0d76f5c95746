/** A country's flag from our own server; decorative, next to the name. */
export function Flag({ code }: { code: string }) {
  return <img src={`/flags/${code}.svg`} width={24} height={16} alt="" loading="lazy" />
}
