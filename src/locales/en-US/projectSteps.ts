export default {
  'step.basic': 'Basics',
  'step.criteria': 'Who can join',
  'step.quiz': 'Quiz',
  'step.links': 'Links',
  'step.publish': 'Preview & publish',
  noQuiz: 'Patient education has no quiz',
  label: 'Steps of the project',
  detail: 'Back to project details',
  back: 'Back to project',
};
