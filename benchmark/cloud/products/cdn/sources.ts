import { ApiError } from '../../spec/index.js';

/** One origin server, in the form of answers. */
export interface OriginServer {
  readonly Content: string;
  readonly Type: string;
  readonly Port: number;
  readonly Priority: string;
  readonly Weight: string;
  readonly Enabled: 'online';
}

const TYPES = ['ipaddr', 'domain', 'oss', 'fc_domain', 'common'];
/** At most 20 origin servers a domain. */
const MOST = 20;

/**
 * Origin servers as a request gives them: a list of objects whose keys may begin with a small or a capital letter. A
 * domain may not be its own origin.
 */
export function readSources(given: unknown, domainName: string): readonly OriginServer[] {
  const list = Array.isArray(given) ? given : [];
  if (list.length === 0 || list.length > MOST) throw malformed();
  return list.map((item) => {
    if (typeof item !== 'object' || item === null) throw malformed();
    const fields = new Map(Object.entries(item).map(([name, value]) => [name.toLowerCase(), value]));
    const text = (name: string, fallback: string) => String(fields.get(name) ?? fallback);
    const content = text('content', '').trim();
    const type = text('type', 'domain');
    const port = Number(fields.get('port') ?? 80);
    const isRefused =
      content === '' ||
      content === domainName ||
      !TYPES.includes(type) ||
      !Number.isInteger(port) ||
      port < 1 ||
      port > 65_535 ||
      (type === 'ipaddr' && !/^[\da-fA-F:.]+$/.test(content));
    if (isRefused) throw malformed();
    return {
      Content: content,
      Type: type,
      Port: port,
      Priority: text('priority', '20'),
      Weight: text('weight', '10'),
      Enabled: 'online',
    };
  });
}

function malformed(): ApiError {
  return new ApiError({ status: 400, code: 'InvalidSources.Malformed', message: 'Specified Sources is malformed.' });
}
