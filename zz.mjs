// usage: act.mjs DIST PATH STEP [runs]; prints processor time of the main thread (ms, not throttled) between input and rest
import http from 'node:http'; import fs from 'node:fs'; import path from 'node:path';
import { chromium } from 'playwright-core';
const [dist, p, step, runs='6'] = process.argv.slice(2);
const s = http.createServer((q, r) => { const u = new URL(q.url, 'http://x');
 if (u.pathname.startsWith('/api')) { const pr = http.request(new URL(q.url,'http://127.0.0.1:8901'), {method:q.method, headers:{...q.headers}}, x=>{r.writeHead(x.statusCode,x.headers);x.pipe(r)}); q.pipe(pr); return; }
 let f = path.join(dist, u.pathname); if (!fs.existsSync(f)||fs.statSync(f).isDirectory()) f=path.join(dist,'index.html');
 const T={'.html':'text/html','.js':'application/javascript','.css':'text/css','.svg':'image/svg+xml'};
 r.writeHead(200,{'content-type':T[path.extname(f)]??'application/octet-stream'}); r.end(fs.readFileSync(f));
}).listen(0); const port = s.address().port;
const b = await chromium.launch({executablePath:'/usr/bin/chromium',args:['--no-sandbox','--disable-gpu']});
const c=await b.newContext({viewport:{width:1366,height:768}});
await c.request.post(`http://127.0.0.1:${port}/api/admin/v1/login`,{data:{username:'operator',password:'health-2021'},headers:{'X-Requested-With':'XMLHttpRequest'}});
const page=await c.newPage(); const cdp=await c.newCDPSession(page);
await page.goto(`http://127.0.0.1:${port}${p}`); await page.waitForSelector(process.env.SEL??'.ant-table-row'); await page.waitForTimeout(2500);
if(process.env.CSS) await page.addStyleTag({content:process.env.CSS}); await page.waitForTimeout(500);
const steps={
 tick:(i)=>page.locator('.ant-table-tbody input[type=checkbox]').nth(5).click(),
 page:(i)=>page.locator(`.ant-pagination-item-${2-(i%2)}`).click(),
 sort:(i)=>page.getByRole('columnheader',{name:process.env.COL??'记录数'}).click(),
 filter:async(i)=>{await page.getByRole('textbox',{name:process.env.FIELD??'手机号'}).fill(String(1000+i)); await page.keyboard.press('Enter')},
 open:async(i)=>{ await page.locator('.ant-table-tbody .ant-table-row td:nth-child(3)').nth(2).click()},
 next:async(i)=>{ await page.keyboard.press(i%2?'k':'j')},
 type:async(i)=>{ await page.keyboard.press('a')},
};
if(step==='type'){ await page.locator(process.env.INPUT).first().click(); }
const tot={}; const fn=new Map(), incl=new Map(); let n=0;
for(let i=0;i<Number(runs);i++){
 const ev=[]; const on=(d)=>ev.push(...d.value); cdp.on('Tracing.dataCollected',on);
 if(process.env.PROF){await cdp.send('Profiler.enable'); await cdp.send('Profiler.setSamplingInterval',{interval:200}); await cdp.send('Profiler.start');}
 await cdp.send('Tracing.start',{transferMode:'ReportEvents',traceConfig:{includedCategories:['devtools.timeline','disabled-by-default-devtools.timeline','toplevel','blink','input','latencyInfo']}});
 await page.evaluate(()=>performance.mark('begin'));
 await steps[step](i); await page.waitForTimeout(Number(process.env.REST??1500));
 const done=new Promise(r=>cdp.once('Tracing.tracingComplete',r)); await cdp.send('Tracing.end'); await done; cdp.off('Tracing.dataCollected',on);
 let prof; if(process.env.PROF) prof=(await cdp.send('Profiler.stop')).profile;
 if(step==='open'){ await page.keyboard.press('Escape'); await page.waitForTimeout(800); }
 if(i===0) continue; n++;
 // main thread: of the renderer with most FunctionCall
 const main=ev.find(e=>e.name==='EventDispatch'&&e.args?.data?.type&&['click','keydown','mousedown','pointerdown'].includes(e.args.data.type));
 const t=ev.filter(e=>e.pid===main.pid&&e.tid===main.tid&&e.ph==='X');
 const want=['EventDispatch','FunctionCall','EvaluateScript','UpdateLayoutTree','Layout','PrePaint','Paint','Layerize','Commit','HitTest','FireAnimationFrame','MajorGC','MinorGC','TimerFire','IntersectionObserverController::computeIntersections','RunMicrotasks','XHRReadyStateChange','ResourceReceivedData','ParseHTML','V8.GCScavenger','UpdateLayer','PaintImage','ScrollLayer','ResizeObserver'];
 const total=t.filter(e=>e.name.endsWith('RunTask')||e.name==='ThreadControllerImpl::RunTask').reduce((a,e)=>a+(e.tdur??0),0)/1000;
 tot['TASKS']=(tot['TASKS']??0)+total;
 for(const w of want){const x=t.filter(e=>e.name===w).reduce((a,e)=>a+(e.tdur??0),0)/1000; if(x>0.3) tot[w]=(tot[w]??0)+x;}
 // until the first picture after the input's main event
 const clickEv=t.filter(e=>e.name==='EventDispatch'&&['click','keydown'].includes(e.args?.data?.type)).sort((a,b)=>a.ts-b.ts)[0];
 const commit=t.filter(e=>e.name==='Commit'&&e.ts>clickEv.ts+clickEv.dur).sort((a,b)=>a.ts-b.ts)[0];
 if(commit){ const w=t.filter(e=>(e.name.endsWith('RunTask'))&&e.ts+e.dur>=clickEv.ts&&e.ts<=commit.ts+commit.dur).reduce((a,e)=>a+(e.tdur??0),0)/1000; tot['TO FIRST PICTURE']=(tot['TO FIRST PICTURE']??0)+w;
  for(const w2 of ['EventDispatch','UpdateLayoutTree','Layout','PrePaint','Paint','Layerize','Commit','FunctionCall','FireAnimationFrame','HitTest']){const x=t.filter(e=>e.name===w2&&e.ts>=clickEv.ts-1&&e.ts<=commit.ts+commit.dur).reduce((a,e)=>a+(e.tdur??0),0)/1000; tot['  1st '+w2]=(tot['  1st '+w2]??0)+x;} }
 if(prof){ const by=new Map(prof.nodes.map(x=>[x.id,x])); const par=new Map(); for(const x of prof.nodes) for(const ch of x.children??[]) par.set(ch,x.id);
  const k=x=>`${x.callFrame.functionName||'(anon)'} ${x.callFrame.url.split('/').pop().slice(0,26)}:${x.callFrame.lineNumber}`;
  for(let j=0;j<prof.samples.length;j++){const d=prof.timeDeltas[j+1]/1000||0; const id=prof.samples[j]; const name=by.get(id).callFrame.functionName; if(name==='(idle)'||name==='(program)')continue; fn.set(k(by.get(id)),(fn.get(k(by.get(id)))??0)+d); const seen=new Set(); for(let x=id;x!==undefined;x=par.get(x)){const kk=k(by.get(x)); if(!seen.has(kk)){seen.add(kk); incl.set(kk,(incl.get(kk)??0)+d);}}} }
}
console.log(process.env.CSS??"",p,step,'mean of',n); for(const [a,v] of Object.entries(tot)) console.log('  '+(v/n).toFixed(1).padStart(7)+' '+a);
if(process.env.PROF){const top=(m,q)=>[...m].sort((x,y)=>y[1]-x[1]).slice(0,q).map(([a,v])=>'  '+(v/n).toFixed(1).padStart(7)+' '+a).join('\n'); console.log('SELF\n'+top(fn,25)); console.log('INCL\n'+top(incl,Number(process.env.TOP??60)));}
await b.close(); process.exit(0);
