// Every picture that is drawn by a shader: which shader, its numbers, its size.
const float = (v) => (Number.isInteger(v) ? `${v}.` : String(v));
const vec = (v) => `vec3(${v.map(float).join(', ')})`;

const DAY = {
  sunColour: [1, 0.985, 0.95],
  skyLow: [0.66, 0.83, 0.95],
  skyHigh: [0.13, 0.42, 0.85],
  light: [1, 1, 1],
  shade: [0.5, 0.58, 0.7],
  sun: [-0.55, 0.3, 0.72],
  haze: 17500,
  glint: 0.25,
};
const GOLD = {
  sunColour: [1, 0.74, 0.42],
  skyLow: [0.98, 0.72, 0.44],
  skyHigh: [0.46, 0.5, 0.7],
  light: [1.12, 1.02, 0.98],
  shade: [0.56, 0.52, 0.6],
  sun: [0.16, 1, 0.105],
  haze: 12500,
  glint: 0.85,
};
const MORNING = {
  sunColour: [1, 0.95, 0.84],
  skyLow: [0.83, 0.88, 0.9],
  skyHigh: [0.22, 0.5, 0.84],
  light: [1.02, 0.97, 0.9],
  shade: [0.5, 0.57, 0.68],
  sun: [0.8, 0.5, 0.42],
  haze: 15000,
  glint: 0.45,
};

// reefs: [x, y, half length, half width, turn, seed, green], metres
const aerial = ({ cam, look, roll = 0, fov = 1.18, cloud, cloudSeed, reefs, ...own }, light) => {
  const l = { ...light, ...own };
  const length = Math.hypot(...l.sun);
  return {
    frag: 'aerial.frag',
    width: 1920,
    height: 1080,
    aa: 1,
    code: `
const vec3 CAM = ${vec(cam)}, LOOK = ${vec(look)}, SUN = ${vec(l.sun.map((v) => v / length))}, SUN_COL = ${vec(l.sunColour)};
const vec3 SKY_LOW = ${vec(l.skyLow)}, SKY_HIGH = ${vec(l.skyHigh)}, LIGHT = ${vec(l.light)}, SHADE = ${vec(l.shade)};
const float ROLL = ${float(roll)}, FOV = ${float(fov)}, HAZE = ${float(l.haze)}, GLINT = ${float(l.glint)};
const float CLOUD = ${float(cloud)}, CLOUD_SEED = ${float(cloudSeed)};
const int REEF_COUNT = ${reefs.length};
const float REEFS[REEF_COUNT * 7] = float[](${reefs.flat().map(float).join(', ')});`,
  };
};

// animal: a MAP from shaders below; at: its place; turn: heading, pitch, roll; size: metres per model unit
const under = ({
  animal = 'none',
  at = [0, 9, 4],
  turn = [0, 0, 0],
  size = 1,
  reef = 1,
  slope = 0,
  deep = 0,
  rays = 1,
  sunAt = [0.22, 0.95],
  cam = [0, 0, 2.6],
  tilt = 0.1,
  school = [-0.47, 0.12, 0.24, 0.1],
  fish = 70,
  bubbles = [0.1, 0.2],
  shift = [0, 0],
}) => ({
  frag: 'under.frag',
  width: 1600,
  height: 900,
  aa: 1,
  code: `
#define ANIMAL_${animal.toUpperCase()}
const vec3 AT = ${vec(at)}, TURN = ${vec(turn)}, CAM = ${vec(cam)};
const float SIZE = ${float(size)}, REEF = ${float(reef)}, SLOPE = ${float(slope)}, DEEP = ${float(deep)}, RAYS = ${float(rays)}, TILT = ${float(tilt)};
const vec2 SUN_AT = vec2(${sunAt.map(float)});
const vec2 SHIFT = vec2(${shift.map(float)});
const vec2 BUBBLES = vec2(${bubbles.map(float)});
const vec4 SCHOOL = vec4(${school.map(float)});
const int FISH = ${fish};`,
});

// a backdrop for a Blender picture: pitch in radians and zoom repeat that camera
const stars = (pitch, zoom, tilt, shift) => ({
  frag: 'stars.frag',
  width: 1920,
  height: 1080,
  aa: 2,
  code: `const float PITCH = ${float(pitch)}, ZOOM = ${float(zoom)}; const vec2 BAND = vec2(${float(tilt)}, ${float(shift)});`,
});

export const shots = {
  'sandbank-air': { frag: 'drone.frag', width: 1600, height: 900, aa: 1, code: '' },
  'sky-jetty': stars(0.052, 1.0125, 0.55, 0.12),
  'sky-beach': stars(0.18, 1.0125, -0.6, -0.05),
  manta: under({ animal: 'manta', at: [0.5, 4.8, 4.4], turn: [3.54, -0.9, -0.34], size: 3.0 }),
  'whale-shark': under({
    animal: 'whaleshark',
    at: [0.4, 8.2, 4.3],
    turn: [1.2, 0.1, -0.12],
    size: 4.3,
    reef: 0.4,
    deep: 0.3,
    sunAt: [-0.2, 0.95],
    tilt: 0.2,
    fish: 0,
  }),
  turtle: under({
    animal: 'turtle',
    at: [0.5, 3.3, 3.5],
    turn: [0.95, 0.42, -0.3],
    size: 1,
    sunAt: [0.35, 0.95],
    shift: [-17, 5],
    school: [-0.6, 0.2, 0.2, 0.08],
    fish: 40,
  }),
  'reef-light': under({
    reef: 2.4,
    slope: 0.3,
    cam: [0, 0, 3.1],
    shift: [31, 12],
    sunAt: [0.1, 0.85],
    rays: 1.5,
    tilt: 0.06,
    school: [0.28, 0.12, 0.34, 0.13],
    fish: 110,
  }),
  diver: under({
    animal: 'diver',
    at: [0.9, 5, 3.6],
    turn: [1.9, 0.15, 0.1],
    size: 1.15,
    reef: 2,
    slope: 0.9,
    sunAt: [0.35, 0.9],
    rays: 1.2,
    bubbles: [0.29, 0.1],
    school: [0.6, 0.3, 0.14, 0.07],
    fish: 30,
  }),
  'tiger-shark': under({
    animal: 'tigershark',
    at: [0.2, 5.6, 3.1],
    turn: [-1.25, -0.05, 0.08],
    size: 2.6,
    reef: 0.6,
    deep: 0.9,
    rays: 0.7,
    sunAt: [0.3, 1],
    fish: 0,
  }),
  'atoll-morning': aerial(
    {
      cam: [60, -150, 980],
      look: [0.02, 1, -0.4],
      cloud: 0.13,
      cloudSeed: 9.1,
      reefs: [
        [-150, 2300, 1500, 980, 0.25, 1.7, 0.15],
        [2500, 4300, 1300, 850, -0.5, 7.1, 0.15],
        [-3300, 5200, 1500, 900, 0.8, 4.4, 0.15],
        [1000, 7600, 1900, 900, 0.1, 12.4, 0.15],
        [-3600, 10500, 2400, 1100, -0.2, 15.4, 0.15],
        [5600, 10800, 2400, 1200, 0.3, 19.9, 0.15],
        [1250, 820, 300, 215, 0.3, 23.2, 0],
      ],
    },
    MORNING,
  ),
  'atoll-noon': aerial(
    {
      cam: [0, -200, 1350],
      look: [0.1, 1, -0.78],
      roll: -0.03,
      fov: 1.05,
      cloud: 0.03,
      cloudSeed: 3.7,
      reefs: [
        [300, 1250, 1750, 820, -0.42, 31.3, 0.1],
        [-1500, 3100, 520, 340, 0.4, 8.2, 0.1],
        [2900, 3900, 1500, 900, 0.3, 5.5, 0.2],
        [-1200, 5600, 1900, 1000, -0.1, 14.2, 0.2],
        [3800, 8200, 2200, 1100, 0.2, 17.7, 0.2],
      ],
    },
    DAY,
  ),
  'atoll-gold': aerial(
    {
      cam: [0, 0, 1050],
      look: [0.06, 1, -0.34],
      cloud: 0.09,
      cloudSeed: 21.4,
      reefs: [
        [-700, 2300, 1500, 900, 0.35, 2.9, 0.2],
        [1750, 3600, 900, 620, -0.3, 11.8, 0.2],
        [-2600, 5200, 1700, 900, 0.2, 6.3, 0.2],
        [1500, 6900, 2100, 900, -0.12, 9.6, 0.2],
        [-900, 10500, 2600, 1100, 0.1, 24.1, 0.2],
        [1200, 1250, 300, 210, -0.4, 3.3, 0],
      ],
    },
    GOLD,
  ),
  'atoll-chain': aerial(
    {
      cam: [-500, -300, 1450],
      look: [0.16, 1, -0.46],
      roll: 0.02,
      fov: 1.06,
      cloud: 0.06,
      cloudSeed: 30.2,
      haze: 20000,
      reefs: [
        [-650, 1500, 980, 560, 0.55, 3.1, 0.05],
        [820, 2550, 620, 430, 1.1, 13.5, 0.02],
        [350, 3900, 900, 500, 0.3, 22.7, 0.08],
        [1900, 4900, 780, 520, 0.9, 5.2, 0.1],
        [2100, 6900, 1250, 640, 0.4, 16.6, 0.15],
        [4100, 8600, 1400, 760, 0.9, 27.9, 0.15],
        [4300, 12000, 2000, 900, 0.3, 33.3, 0.2],
        [-3700, 5600, 1300, 640, 0.2, 41.2, 0.1],
        [-3000, 9300, 1700, 800, 0.6, 44.6, 0.2],
        [1250, 1180, 260, 190, 0.4, 61.5, 0],
      ],
    },
    DAY,
  ),
  'atoll-south': aerial(
    {
      cam: [-300, -300, 1150],
      look: [0.12, 1, -0.46],
      fov: 1.12,
      roll: -0.02,
      cloud: 0.09,
      cloudSeed: 44.9,
      sun: [0.6, -0.2, 0.7],
      reefs: [
        [900, 3000, 2600, 1500, -0.2, 51.7, 0.36],
        [-4200, 7800, 1800, 1000, 0.4, 19.3, 0.3],
        [3600, 9500, 2600, 1200, 0.1, 13.3, 0.3],
      ],
    },
    DAY,
  ),
};
