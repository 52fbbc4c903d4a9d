import analysis from './en-US/analysis';
import analysisRetain from './en-US/analysisRetain';
import app from './en-US/app';
import banner from './en-US/banner';
import category from './en-US/category';
import customService from './en-US/customService';
import distribution from './en-US/distribution';
import error from './en-US/error';
import exception from './en-US/exception';
import form from './en-US/form';
import hospital from './en-US/hospital';
import hotword from './en-US/hotword';
import importWords from './en-US/import';
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
import portrait from './en-US/portrait';
import record from './en-US/record';
import resultHint from './en-US/resultHint';
import reveal from './en-US/reveal';
import undo from './en-US/undo';
import visitPage from './en-US/visitPage';

export default {
  analysis,
  analysisRetain,
  app,
  banner,
  category,
  customService,
  distribution,
  error,
  exception,
  form,
  hotword,
  hospital,
  import: importWords,
  input,
  job,
  list,
  login,
  member,
  menu,
  notBuilt,
  notFound,
  portrait,
  log,
  memberDetail,
  record,
  resultHint,
  reveal,
  undo,
  visitPage,
};
