/** Scene ids (App.onLaunch) of each access source (docs/domain.md 1.3.1). Source 10 collects all other scenes. */
export const sourceScenes: Readonly<Record<number, readonly number[]>> = {
  1: [1001, 1002, 1004],
  2: [1005, 1006, 1027, 1042, 1053, 1106, 1108, 1132],
  3: [1007, 1008, 1044, 1093, 1094, 1096],
  4: [1011, 1025, 1047, 1105, 1124, 1150],
  5: [1020],
  6: [1022],
  7: [1023, 1113, 1114, 1117],
  8: [1024, 1135],
  9: [1026, 1033, 1068],
  10: [],
  11: [1014, 1043, 1107, 1162],
  12: [1021],
  13: [1035, 1102, 1130],
  14: [1036],
  15: [1034, 1060, 1072, 1097, 1109, 1137, 1149],
  16: [1012, 1048, 1050, 1125],
  17: [1013, 1049, 1126],
  18: [1058, 1091],
  19: [1019, 1057, 1061, 1066, 1070, 1071],
  20: [1028, 1128, 1148],
  21: [1029, 1062],
  22: [1037],
  23: [1038],
  24: [1052],
  25: [1054],
  26: [1073, 1081],
  27: [1074, 1076, 1082, 1152],
  28: [1080, 1083, 1088],
  29: [1089],
  30: [1085, 1090, 1147],
  31: [1064, 1078],
  32: [1092],
  33: [1045, 1046, 1067, 1084, 1095],
  34: [1065, 1069, 1111, 1140],
  35: [1003, 1103],
  36: [1104],
  37: [1138, 1163],
  38: [1098],
  39: [1018, 1055],
  40: [1040, 1041, 1099],
  41: [1118, 1145],
  42: [1112, 1141, 1142, 1143],
  43: [1131],
  44: [1075, 1134],
  45: [1115],
  46: [1009, 1110, 1154, 1155],
  47: [1119, 1120, 1121, 1122, 1123, 1156],
  48: [1136, 1144],
  49: [1010],
  50: [1100],
  51: [1079, 1127],
  52: [1039, 1077],
  53: [1157],
  54: [1153],
  55: [1151],
  56: [1161],
  57: [1158, 1159, 1160],
};

const OTHER = 10;

/** Keys of the access sources in the platform's official table. */
export const officialSources: readonly number[] = Object.keys(sourceScenes).map(Number);

/** Keys of access sources seen in practice that the official table does not list. */
export const unofficialSources: readonly number[] = [59, 60, 62];

const sourceByScene = new Map(
  Object.entries(sourceScenes).flatMap(([source, scenes]) => scenes.map((scene) => [scene, Number(source)])),
);

/** Access source that an open with this scene id counts for. */
export const getSourceOfScene = (scene: number) => sourceByScene.get(scene) ?? OTHER;

/** Bucket keys of visit duration and page depth (docs/domain.md 1.3.2). */
export const stayTimeKeys: readonly number[] = [1, 2, 3, 4, 5, 6, 7, 8];
export const depthKeys: readonly number[] = [1, 2, 3, 4, 5, 6, 7];
