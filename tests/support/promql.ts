/** The inputs of a PromQL expression: the names of its metrics, and the labels it picks or groups by. */
export function readsOf(expression: string): { metrics: readonly string[]; labels: readonly string[] } {
  const plain = expression.replace(/"[^"]*"|'[^']*'/g, '""').replace(/\[[^\]]*\]/g, '')
  const selected = [...plain.matchAll(/(\w+)\s*(?:=~|!~|!=|=)\s*""/g)].map(([, label = '']) => label)
  const grouping = /\b(?:by|without|on|ignoring|group_left|group_right)\s*\(([^)]*)\)/g
  const grouped = [...plain.matchAll(grouping)].flatMap(([, labels = '']) => labels.split(/\s*,\s*/))
  const rest = plain.replace(/\{[^}]*\}/g, ' ').replace(grouping, ' ')
  const metrics = [...rest.matchAll(/\b[a-z_]\w*\b(?!\s*\()/g)].map(([name]) => name)
  return {
    metrics: metrics.filter(name => !/^(?:and|or|unless|bool|offset|sum|max|min|count|\d\w*)$/.test(name)),
    labels: [...selected, ...grouped].filter(label => label !== ''),
  }
}
