import app from './zh-CN/app';
import error from './zh-CN/error';
import exception from './zh-CN/exception';
import form from './zh-CN/form';
import job from './zh-CN/job';
import list from './zh-CN/list';
import log from './zh-CN/log';
import login from './zh-CN/login';
import menu from './zh-CN/menu';
import notBuilt from './zh-CN/notBuilt';
import notFound from './zh-CN/notFound';
import reveal from './zh-CN/reveal';
import undo from './zh-CN/undo';

export default {
  app,
  error,
  exception,
  form,
  job,
  list,
  login,
  menu,
  notBuilt,
  notFound,
  log,
  reveal,
  undo,
};
