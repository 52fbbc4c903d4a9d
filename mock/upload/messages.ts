import { defineMessages } from '../messages';

export const uploadMessages = defineMessages({
  fileEmpty: ['文件为空', 'The file is empty'],
  fileTooLarge: ['文件过大', 'The file is too large'],
  fileNotImage: ['文件不是支持的图片', 'The file is no picture of a supported kind'],
  fileKindNotAccepted: ['不接受此类文件', 'Files of this kind are not accepted'],
  fileTypeNotAccepted: ['不接受此图片格式', 'Pictures of this kind are not accepted'],
  fileRenamed: ['文件名或类型不是可接受的格式', 'The name or type of the file is of no accepted kind'],
  fileBroken: ['图片已损坏，无法读取尺寸', 'The picture is broken: its size cannot be read'],
  imageNotExactSize: ['图片尺寸不符', 'The picture has another size'],
  imageTooSmall: ['图片尺寸过小', 'The picture is too small'],
  imageTooBig: ['图片尺寸过大', 'The picture has too many pixels'],
  imageWrongAspect: ['图片宽高比不符', 'The picture has another aspect ratio'],
});
