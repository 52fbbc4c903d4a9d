import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findRichTextProblem, type RichTextFormats } from '@/domain/rich-text/rich-text';
import { worldRuns } from '../../../../tests/properties';
import { cleanPasted } from './cleanPasted';
import { sanitizeRichText, toDisplayNodes } from './sanitize';

const attacks = [
  '<script>alert(1)</script>',
  '<SCRIPT SRC=//evil.example/x.js></SCRIPT>',
  '<scr<script>ipt>alert(1)</scr</script>ipt>',
  '<img src=x onerror=alert(1)>',
  '<img src="javascript:alert(1)">',
  '<img/src/onerror=alert(1)>',
  '<svg onload=alert(1)>',
  '<svg><script>alert(1)</script></svg>',
  '<svg><animate onbegin=alert(1) attributeName=x dur=1s>',
  '<svg><a xlink:href="javascript:alert(1)"><text>x</text></a></svg>',
  '<svg><foreignObject><iframe srcdoc="<script>alert(1)</script>"></iframe></foreignObject></svg>',
  '<math><mtext></form><form><mglyph><style></math><img src onerror=alert(1)>',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
  '<form><math><mtext></form><form><mglyph><style></math><img src onerror=alert(1)>',
  '<body onload=alert(1)>',
  '<iframe src="javascript:alert(1)"></iframe>',
  '<iframe srcdoc="<img src=x onerror=alert(1)>"></iframe>',
  '<object data="javascript:alert(1)"></object>',
  '<embed src="data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==">',
  '<link rel=stylesheet href="https://evil.example/x.css">',
  '<style>@import "https://evil.example/x.css";</style>',
  '<style><img src="</style><img src=x onerror=alert(1)>">',
  '<meta http-equiv="refresh" content="0;url=javascript:alert(1)">',
  '<base href="https://evil.example/">',
  '<a href="javascript:alert(1)">x</a>',
  '<a href="JaVaScRiPt:alert(1)">x</a>',
  '<a href="java\tscript:alert(1)">x</a>',
  '<a href="&#106;avascript:alert(1)">x</a>',
  '<a href="\u0001javascript:alert(1)">x</a>',
  '<a href="data:text/html,<script>alert(1)</script>">x</a>',
  '<a href="vbscript:msgbox(1)">x</a>',
  '<a href="http://evil.example">x</a>',
  '<a href="//evil.example">x</a>',
  '<a href="https:evil.example">x</a>',
  '<a href="https://example.com\\@evil.example">x</a>',
  '<a href="https://user:secret@evil.example/">x</a>',
  '<a href="https://example.com" onclick="alert(1)">x</a>',
  '<a href="https://example.com" style="position:fixed;inset:0">x</a>',
  '<a href="https://example.com" target="_top" ping="https://evil.example">x</a>',
  '<p onmouseover=alert(1)>x</p>',
  '<p style="background:url(javascript:alert(1))">x</p>',
  '<p id="root" class="ant-modal" data-x="1">x</p>',
  '<input autofocus onfocus=alert(1)>',
  '<details open ontoggle=alert(1)>',
  '<video><source onerror=alert(1)></video>',
  '<marquee onstart=alert(1)>x</marquee>',
  '<template><script>alert(1)</script></template>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  '<textarea><img title="</textarea><img src=x onerror=alert(1)>"></textarea>',
  '<form action="javascript:alert(1)"><button>x</button></form>',
  '<x:script xmlns:x="http://www.w3.org/1999/xhtml">alert(1)</x:script>',
  '<![CDATA[<script>alert(1)</script>]]>',
  '<!--><img src=x onerror=alert(1)>-->',
  '<p>{{score}}</p><img src=x onerror=alert(1)//',
  '<img src="https://example.com/a.png" alt="x" onerror=alert(1) srcset="https://evil.example/x 2x" style="position:fixed">',
  '<img src="data:image/svg+xml,<svg onload=alert(1)>" alt="x">',
  '<img src="http://evil.example/a.png" alt="x">',
  '<img src="/api/admin/v1/logout" alt="x">',
  '<img src="/api/admin/v1/uploads/../logout" alt="x">',
  '<img src="https://user:secret@evil.example/a.png" alt="x">',
  '<img src="https://example.com/a.png" alt="><script>alert(1)</script>">',
  '<ul><img src="https://example.com/a.png" alt="x"></ul>',
  '<h2 style="position:fixed" onclick=alert(1)>x</h2>',
];

const basic = ['p', 'br', 'strong', 'em', 'u', 'ul', 'ol', 'li', 'a'];
const tags = { basic, full: [...basic, 'h2', 'h3', 'img'] };
const attributes: Record<string, string[]> = { a: ['href'], img: ['src', 'alt'] };
const everyFormats = ['basic', 'full'] as const;

/** Parses the result as a browser would, and checks every node. */
function expectHarmless(html: string, formats: RichTextFormats) {
  const parsed = new DOMParser().parseFromString(html, 'text/html');
  for (const element of parsed.body.querySelectorAll('*')) {
    expect(tags[formats]).toContain(element.localName);
    expect(element.getAttributeNames()).toEqual(attributes[element.localName] ?? []);
    if (element.localName === 'a') expect(element.getAttribute('href')).toMatch(/^https:\/\/[^\s\\/]+/);
    if (element.localName !== 'img') continue;
    expect(element.getAttribute('src')).toMatch(/^(https:\/\/[^\s\\/]+|\/api\/admin\/v1\/uploads\/[\w.-]+$)/);
    expect(element.getAttribute('alt')).not.toBe('');
  }
  expect(html).not.toMatch(/<[^>]*\son\w+\s*=|<\/?(script|style|svg|math|iframe|form)\b/i);
}

describe('rich text', () => {
  test('is tested with at least 40 attacks', () => expect(new Set(attacks).size).toBeGreaterThanOrEqual(40));

  test('makes each attack harmless, and leaves nothing that the server refuses', () => {
    for (const attack of attacks) {
      for (const formats of everyFormats) {
        expectHarmless(sanitizeRichText(attack, formats), formats);
        const inText = sanitizeRichText(`<p>before ${attack} after</p>`, formats);
        expectHarmless(inText, formats);
        expect(findRichTextProblem(inText, formats), attack).toBeNull();
      }
    }
  });

  test('keeps allowed content, and changes nothing when sanitized twice', () => {
    const html =
      '<p>See <a href="https://example.com/a?b=1&amp;c=2">this</a>, <strong>at <em>once</em></strong>.<br></p><ol><li><p><u>one</u></p></li></ol>';
    expect(sanitizeRichText(html)).toBe(html);
    const full =
      '<h2>One</h2><h3>Two</h3><img src="/api/admin/v1/uploads/a-1.png" alt="A &quot;map&quot;"><img src="https://example.com/a.png?x=1&amp;y=2" alt="b">';
    expect(sanitizeRichText(full, 'full')).toBe(full);
    expect(findRichTextProblem(full, 'full')).toBeNull();
    expect(sanitizeRichText(full)).toBe('OneTwo');
    expect(findRichTextProblem(full)).toBe('<h2>');
  });

  test('removes a picture without alternative text, and escapes brackets in the text', () => {
    expect(sanitizeRichText('<p>a</p><img src="https://example.com/a.png" alt=" ">', 'full')).toBe('<p>a</p>');
    const words = sanitizeRichText('<img alt="1 < 2" src="https://example.com/a.png">', 'full');
    expect(words).toBe('<img src="https://example.com/a.png" alt="1 ‹ 2">');
    expect(findRichTextProblem(words, 'full')).toBeNull();
    expect(findRichTextProblem('<img src="https://example.com/a.png" alt="  ">', 'full')).not.toBeNull();
    expect(findRichTextProblem('<img src="http://example.com/a.png" alt="a">', 'full')).not.toBeNull();
  });

  test('keeps headings, emphasis and lists pasted from Word, and drops everything else', () => {
    const listed = (mark: string, text: string) =>
      `<p class=MsoListParagraph style='text-indent:-21pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>${mark}<span>&nbsp;&nbsp;</span></span><![endif]><span lang=ZH-CN>${text}</span></p>`;
    const word = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style>p.MsoNormal{margin:0}</style></head><body><!--StartFragment--><h1 style='x'>一</h1><p class=MsoNormal><b><span style='font-size:12pt'>二</span></b><i>三</i><o:p></o:p></p>${listed('·', '四')}${listed('·', '五')}${listed('1.', '六')}<table><tr><td><p class=MsoNormal>七</p></td></tr></table><img src="file:///C:/x.png" alt="x"><!--EndFragment--></body></html>`;
    const { html: clean, lost } = cleanPasted(word, 'full');
    expect(lost).toEqual({ hasTable: false, pictures: 1 });
    expect(clean).toBe(
      '<h2>一</h2><p><strong>二</strong><em>三</em></p><ul><li><p>四</p></li><li><p>五</p></li></ul><ol><li><p>六</p></li></ol><p>七</p>',
    );
    expect(findRichTextProblem(clean, 'full')).toBeNull();
    expect(cleanPasted('<b style="font-weight:normal;">八<b>九</b></b>', 'basic').html).toBe('八<strong>九</strong>');
  });

  test('turns each row of a pasted table into a line, and reports it', () => {
    const table =
      '<p>前</p><table><caption>表一</caption><tr><td><p class=MsoNormal>格一</p></td><td><p><b>格</b></p><p>二</p></td></tr><tr><td>三</td><td></td></tr></table><p>后</p>';
    const { html, lost } = cleanPasted(table, 'full');
    expect(html).toBe('<p>前</p><p>表一</p><p>格一 | <strong>格</strong> 二</p><p>三 | </p><p>后</p>');
    expect(lost).toEqual({ hasTable: true, pictures: 0 });
  });

  test('keeps the text of an invalid link', () => {
    expect(sanitizeRichText('<p>call <a href="javascript:alert(1)">us <em>now</em></a></p>')).toBe(
      '<p>call us <em>now</em></p>',
    );
  });

  test('opens links in a new tab', () => {
    const link = toDisplayNodes('<a href="https://example.com/">x</a>').querySelector('a');
    expect(link).toHaveProperty('target', '_blank');
    expect(link).toHaveProperty('rel', 'noopener noreferrer');
  });

  const pieces = fc.constantFrom(
    ...attacks,
    '<p>',
    '</p>',
    '<a href="',
    '">',
    '<svg>',
    '<style>',
    '</style>',
    '<!--',
    '-->',
    '<math>',
    '<mtext>',
    '&lt;script&gt;',
    'x',
  );
  test('makes any combination harmless', () => {
    fc.assert(
      fc.property(
        fc.array(fc.oneof(pieces, fc.string()), { maxLength: 8 }),
        fc.constantFrom(...everyFormats),
        (parts, formats) => {
          const clean = sanitizeRichText(parts.join(''), formats);
          expectHarmless(clean, formats);
          expect(sanitizeRichText(clean, formats)).toBe(clean);
          expectHarmless(cleanPasted(parts.join(''), formats).html, formats);
        },
      ),
      // Each run parses a document several times.
      { numRuns: worldRuns(200, 30) },
    );
  });
});
