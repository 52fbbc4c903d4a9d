export default {
  'step.basic': 'Basics',
  'step.criteria': 'Who can join',
  'step.quiz': 'Quiz',
  'step.links': 'Links',
  'step.publish': 'Preview & publish',
  label: 'Steps of the project',
  back: 'Back to project',
};
