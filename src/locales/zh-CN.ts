import analysis from './zh-CN/analysis';
import analysisRetain from './zh-CN/analysisRetain';
import app from './zh-CN/app';
import banner from './zh-CN/banner';
import category from './zh-CN/category';
import customService from './zh-CN/customService';
import distribution from './zh-CN/distribution';
import error from './zh-CN/error';
import exception from './zh-CN/exception';
import form from './zh-CN/form';
import hospital from './zh-CN/hospital';
import hotword from './zh-CN/hotword';
import importWords from './zh-CN/import';
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
import portrait from './zh-CN/portrait';
import record from './zh-CN/record';
import resultHint from './zh-CN/resultHint';
import reveal from './zh-CN/reveal';
import undo from './zh-CN/undo';
import visitPage from './zh-CN/visitPage';

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
