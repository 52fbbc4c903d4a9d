import app from './en-US/app';
import error from './en-US/error';
import exception from './en-US/exception';
import form from './en-US/form';
import job from './en-US/job';
import list from './en-US/list';
import log from './en-US/log';
import login from './en-US/login';
import menu from './en-US/menu';
import notBuilt from './en-US/notBuilt';
import notFound from './en-US/notFound';
import reveal from './en-US/reveal';
import undo from './en-US/undo';

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
