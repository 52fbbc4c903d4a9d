/** Replaces ProTable's components by value type: the app's columns render their cells themselves. */
export default {};
