import analysis from './zh-CN/analysis';
import app from './zh-CN/app';
import category from './zh-CN/category';
import error from './zh-CN/error';
import exception from './zh-CN/exception';
import form from './zh-CN/form';
import input from './zh-CN/input';
import job from './zh-CN/job';
import list from './zh-CN/list';
import log from './zh-CN/log';
import login from './zh-CN/login';
import member from './zh-CN/member';
import memberDetail from './zh-CN/memberDetail';
import menu from './zh-CN/menu';
import notBuilt from './zh-CN/notBuilt';
import notFound from './zh-CN/notFound';
import record from './zh-CN/record';
import reveal from './zh-CN/reveal';
import undo from './zh-CN/undo';

export default {
  analysis,
  app,
  category,
  error,
  exception,
  form,
  input,
  job,
  list,
  login,
  member,
  menu,
  notBuilt,
  notFound,
  log,
  memberDetail,
  record,
  reveal,
  undo,
};
