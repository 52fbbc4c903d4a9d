import app from './en-US/app';
import error from './en-US/error';
import exception from './en-US/exception';
import job from './en-US/job';
import list from './en-US/list';
import login from './en-US/login';
import member from './en-US/member';
import menu from './en-US/menu';
import notBuilt from './en-US/notBuilt';
import notFound from './en-US/notFound';

export default { app, error, exception, job, list, login, member, menu, notBuilt, notFound };
