import app from './zh-CN/app';
import error from './zh-CN/error';
import exception from './zh-CN/exception';
import job from './zh-CN/job';
import list from './zh-CN/list';
import login from './zh-CN/login';
import member from './zh-CN/member';
import menu from './zh-CN/menu';
import notBuilt from './zh-CN/notBuilt';
import notFound from './zh-CN/notFound';

export default { app, error, exception, job, list, login, member, menu, notBuilt, notFound };
