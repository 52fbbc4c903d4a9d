import analysis from './en-US/analysis';
import app from './en-US/app';
import category from './en-US/category';
import error from './en-US/error';
import exception from './en-US/exception';
import form from './en-US/form';
import input from './en-US/input';
import job from './en-US/job';
import list from './en-US/list';
import log from './en-US/log';
import login from './en-US/login';
import member from './en-US/member';
import memberDetail from './en-US/memberDetail';
import menu from './en-US/menu';
import notBuilt from './en-US/notBuilt';
import notFound from './en-US/notFound';
import record from './en-US/record';
import reveal from './en-US/reveal';
import undo from './en-US/undo';

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
