/** In place of ProTable's components by value type: the columns of the console render their cells themselves. */
export default {};
