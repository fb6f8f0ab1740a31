/** The style sheet of reports as HTML pages. */

export const style = `
:root{color-scheme:light dark;--line:light-dark(#d8dee4,#3a414a);--dim:light-dark(#57606a,#9aa4af);--ok:light-dark(#1a7f37,#3fb950);--bad:light-dark(#cf222e,#ff7b72);--open:light-dark(#9a6700,#d29922);--note:light-dark(#8250df,#bc8cff);--none:light-dark(#afb8c1,#57606a);--soft:light-dark(#f6f8fa,#1c2128)}
body{font:15px/1.5 system-ui,sans-serif;margin:0;background:light-dark(#fff,#0f1318)}
header{padding:1.5rem 2rem;color:#fff;background:#9a6700}header.status-0{background:#1a7f37}header.status-1{background:#cf222e}
h1{margin:0;font-size:1.7rem}header p{margin:.3rem 0 0}main{padding:1rem 2rem;max-width:78rem}
h2{font-size:1.15rem;display:inline-block;margin:1rem 0 .4rem}h2::first-letter{text-transform:uppercase}h3{font-size:1rem;display:inline;font-family:ui-monospace,monospace}
small{color:var(--dim);font-weight:normal}
.counts{list-style:none;display:flex;flex-wrap:wrap;gap:.6rem;padding:0}.counts li{border:1px solid var(--line);border-radius:.4rem;padding:.35rem .8rem}
.counts a{color:inherit;text-decoration:none}.counts a:hover{text-decoration:underline}.counts .verified b{color:var(--ok)}.counts .violated b{color:var(--bad)}.counts .inconclusive b,.counts .not-run b{color:var(--open)}
.warnings{border-left:4px solid var(--bad);padding:.4rem 1.6rem;background:var(--soft)}
table{border-collapse:collapse;width:100%}th,td{text-align:left;vertical-align:top;padding:.45rem .7rem;border-top:1px solid var(--line)}th{color:var(--dim);font-weight:600}td p{margin:0 0 .3rem}
td{overflow-wrap:anywhere}@media(min-width:48.01rem){.rules .rule,.rules .gap{width:20%}.rules .claim,.rules .deployment{width:34%}}
summary{cursor:pointer}code,pre{font:13px/1.45 ui-monospace,monospace;overflow-wrap:anywhere}b code{font-weight:600}
pre{white-space:pre-wrap;background:var(--soft);padding:.4rem .6rem;margin:.2rem 0;border-radius:.3rem}
.scenario{border-top:1px solid var(--line);padding:.5rem 0}.scenario ol{list-style:none;padding:0 0 0 1rem}.scenario li{padding:.25rem .6rem;border-left:4px solid var(--none);margin:.25rem 0}
.scenario li.violated{border-color:var(--bad)}.scenario li.notice{border-color:var(--note)}.scenario li.inconclusive{border-color:var(--open)}.scenario li.verified{border-color:var(--ok)}li:target,tr:target{background:var(--soft)}
.decides{margin:.15rem 0;font-size:.85rem}.decides b{font-weight:600}.decides.violated b,.bad{color:var(--bad)}.decides.notice b{color:var(--note)}.decides.inconclusive b{color:var(--open)}.decides.verified b{color:var(--ok)}
section.notice{border-left:4px solid var(--note);padding:.1rem 1.2rem;background:var(--soft);margin:.8rem 0}section.notice h2{margin:.4rem 0 0}section.notice ul{padding-left:1.1rem;margin:.4rem 0}section.notice p{margin:0}.counts .notice b{color:var(--note)}
a{color:light-dark(#0550ae,#79b8ff)}
@media(max-width:48rem){header,main{padding:1rem}thead{display:none}table,tbody,tr,td{display:block}td{border:0;padding:.15rem .2rem}tr{border-top:1px solid var(--line);padding:.4rem 0}td[data-head]::before{content:attr(data-head);display:block;color:var(--dim);font-weight:600;font-size:.8rem}}
`;
